-- Seats reserved numbers, after line.lua. ARGV: the first number; a 1 for each present number, a 0 for each absent one.
local first, flags = tonumber(ARGV[4]), ARGV[5]
local numbers = {}
for offset = 1, #flags do numbers[offset] = textOf[first + offset - 1] end
learn(numbers)
for offset, number in ipairs(numbers) do
  local isPresent = string.sub(flags, offset, offset) == '1'
  -- Another process may have seated them before; numbers that have entered since do not wait again.
  if stateOf(number) == 0 then
    setState(number, isPresent and PRESENT or ABSENT)
    setFlags(number, stateOf(number) + HAS_COME_BACK)
    keepFor(number, isPresent and MISSED_CHECKS * LONGEST_RECHECK_S * SECOND + GRACE or RETENTION_MS[ABSENT])
  end
end
write()
