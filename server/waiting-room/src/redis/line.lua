-- What is asked of the line of one action, many questions at a time, whole or not at all. The rules are those of
-- ../line/memory-lines.ts, and one suite holds both to them. All keys carry the action as their hash tag, so that they lie
-- on one node of a cluster. What several questions need is read once, and what they change is written once, at the end.
-- KEYS: what was counted and what holds; the present by number; deadlines; states; entries of the last second; those
-- present of the priority lane.
-- ARGV: milliseconds, or nothing for Redis's own clock; 1 after a failure; what is asked, and what belongs to it: `ask` with
-- question, number and lane of each; `seat` with the first number and a 1 for each that is present, a 0 for each that is
-- not; `report`.
local line, present, due, states, recent, lane = unpack(KEYS)
local now, hasFailed, asked = tonumber(ARGV[1]), ARGV[2] == '1', ARGV[3]
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end

local PRESENT, ABSENT, INSIDE, PLACELESS, COMPLETED, HAS_COME_BACK = 1, 2, 3, 4, 5, 8
local SUCCESS, CONTINUE, BYPASS, BLOCK, IP_BLOCK, EXPRESS = 200, 201, 300, 301, 302, 303
local ALREADY_COMPLETED, NOT_ENTERED, NO_SUCH_KEY, ALREADY_RUNNING, EXPIRED = 502, 503, 505, 907, 994

local SECOND, MINUTE = 1000, 60000
local KEPT = { [ABSENT] = 30 * MINUTE, [INSIDE] = MINUTE, [PLACELESS] = 10 * MINUTE, [COMPLETED] = 10 * MINUTE }
local UNUSED_KEPT, NOTICE_AFTER_S = 5 * MINUTE, 10
local MISSED_CHECKS, GRACE, LONGEST_SILENCE = 2, 2 * SECOND, 8 * SECOND
local SLOWEST_PACE, CHECKS_PER_WAIT, LONGEST_RECHECK_S, HALF_LIFE = 1, 8, 30, 10 * SECOND
local LONGEST_RECHECK_OF_PRIORITY_S, ENTRIES_FOR_PASS, MOST_CREDIT = 3, 9, 27
-- More at once would keep others waiting, and Lua cannot pass on more than 8,000 values.
local MOST_AT_ONCE = 1000
local MOST_LOST = 100000

-- Redis itself takes twice as long to write a number, and most times are the same.
local textOf = setmetatable({}, {
  __index = function(texts, number)
    local text = string.format('%.0f', number)
    texts[number] = text
    return text
  end,
})

local kept = redis.call(
  'HMGET', line, 'mode', 'limit', 'rate', 'code', 'hasDraw', 'last', 'inside', 'entered', 'completed', 'credit',
  'weight', 'weighedAt', 'sparedUntil'
)
local mode, limit, rate, failure, hasDraw = kept[1] or 'open', tonumber(kept[2]), tonumber(kept[3]), kept[4], kept[5]
local last, inside = tonumber(kept[6] or 0), tonumber(kept[7] or 0)
local entered, completed = tonumber(kept[8] or 0), tonumber(kept[9] or 0)
local credit = tonumber(kept[10] or ENTRIES_FOR_PASS)
local weight = tonumber(kept[11] or 0) * 0.5 ^ ((now - tonumber(kept[12] or now)) / HALF_LIFE)
local sparedUntil = tonumber(kept[13] or 0)
local waiting = redis.call('ZCARD', present)
redis.call('ZREMRANGEBYSCORE', recent, '-inf', now - SECOND)
local enteredOfLate = rate and redis.call('ZCARD', recent) or 0

-- A state and what is added to it, by number as a text, which Redis takes without another conversion; what has changed is
-- written at the end.
local known, changed, deadlines, hasEntry, knownPace = {}, {}, {}, false, nil

local function learn(numbers)
  if #numbers == 0 then return end
  for index, flags in ipairs(redis.call('HMGET', states, unpack(numbers))) do
    local number = numbers[index]
    known[number] = known[number] or tonumber(flags or 0)
  end
end

local function stateOf(each)
  return known[each] % HAS_COME_BACK
end

local function setFlags(each, flags)
  if known[each] == flags then return end
  known[each], changed[each] = flags, true
end

-- State 0 forgets.
local function setState(each, state)
  local old = stateOf(each)
  if old == state then return end
  knownPace = nil
  if state == COMPLETED then completed = completed + 1 end
  if state == INSIDE then inside = inside + 1 end
  if old == INSIDE then inside = inside - 1 end
  if state == PRESENT then waiting = waiting + redis.call('ZADD', present, each, each) end
  if old == PRESENT then
    waiting = waiting - redis.call('ZREM', present, each)
    redis.call('ZREM', lane, each)
  end
  setFlags(each, state == 0 and 0 or known[each] - old + state)
end

local function writeInParts(command, key, values)
  for start = 1, #values, MOST_AT_ONCE do
    redis.call(command, key, unpack(values, start, math.min(start + MOST_AT_ONCE - 1, #values)))
  end
end

local function write()
  local set, forgotten, times = {}, {}, {}
  for each in pairs(changed) do
    if known[each] == 0 then
      forgotten[#forgotten + 1] = each
    else
      set[#set + 1], set[#set + 2] = each, known[each]
    end
  end
  for each, time in pairs(deadlines) do
    if known[each] ~= 0 then times[#times + 1], times[#times + 2] = time, each end
  end
  writeInParts('HSET', states, set)
  writeInParts('HDEL', states, forgotten)
  writeInParts('ZREM', due, forgotten)
  writeInParts('ZADD', due, times)
  if next(changed) then
    redis.call('HSET', line, 'last', last, 'inside', inside, 'entered', entered, 'completed', completed)
  end
  if hasEntry then redis.call('HSET', line, 'weight', weight, 'weighedAt', now, 'credit', credit) end
end

local function keepFor(each, kept)
  deadlines[each] = textOf[now + kept]
end

local function endTime(each)
  local state = stateOf(each)
  if state == PRESENT and now < sparedUntil then
    deadlines[each] = textOf[sparedUntil]
  elseif state == PRESENT then
    setState(each, ABSENT)
    keepFor(each, known[each] >= HAS_COME_BACK and KEPT[ABSENT] or UNUSED_KEPT)
  elseif state == INSIDE then
    setState(each, PLACELESS)
    keepFor(each, KEPT[PLACELESS])
  else
    setState(each, 0)
  end
end

local function endDue()
  local over = redis.call('ZRANGE', due, '-inf', now, 'BYSCORE', 'LIMIT', 0, MOST_AT_ONCE)
  learn(over)
  for _, each in ipairs(over) do endTime(each) end
end

local function pace()
  return weight * math.log(2) / (HALF_LIFE / SECOND)
end

-- The same until the next entry or end of a turn.
local function perSecond()
  if knownPace then return knownPace end
  local expected = pace()
  if rate and (not limit or limit - inside >= rate) then expected = rate end
  if rate and expected > rate then expected = rate end
  knownPace = math.max(SLOWEST_PACE, expected)
  return knownPace
end

local function room()
  return math.min(limit and limit - inside or math.huge, rate and rate - enteredOfLate or math.huge)
end

local replies = {}

-- Whole numbers alone: Redis cuts off the rest.
local function reply(code, number, ahead, behind, recheckAfter)
  local at = #replies
  replies[at + 1], replies[at + 2], replies[at + 3], replies[at + 4] = code, tonumber(number or 0), ahead or 0, behind or 0
  replies[at + 5] = number and math.floor(perSecond() * 1e6 + 0.5) or 0
  replies[at + 6] = recheckAfter or 0
end

local function become(number, state)
  setState(number, state)
  keepFor(number, KEPT[state])
end

local function enter(number, code, hasPassed)
  become(number, code == EXPRESS and PLACELESS or INSIDE)
  redis.call('ZADD', recent, now, number)
  hasEntry, entered, enteredOfLate, weight = true, entered + 1, enteredOfLate + 1, weight + 1
  knownPace = nil
  credit = hasPassed and credit - ENTRIES_FOR_PASS or math.min(credit + 1, MOST_CREDIT)
  reply(code, number)
end

local function keepWaiting(number, isPriority)
  setState(number, PRESENT)
  if isPriority then redis.call('ZADD', lane, number, number) end
  local ahead = redis.call('ZRANK', present, number)
  local longest = isPriority and LONGEST_RECHECK_OF_PRIORITY_S or LONGEST_RECHECK_S
  local wait = math.floor(ahead / perSecond() / CHECKS_PER_WAIT + 0.5)
  local recheckAfter = math.min(math.max(wait, 1), longest)
  keepFor(number, MISSED_CHECKS * recheckAfter * SECOND + GRACE)
  reply(CONTINUE, number, ahead, waiting - ahead - 1, recheckAfter)
end

local function refusal()
  if mode == 'block' then return BLOCK end
  if mode == 'ipblock' then return IP_BLOCK end
  if mode == 'error' then return tonumber(failure) end
end

local function refusalToNew()
  if mode == 'drain' then return BLOCK end
  return refusal() or (hasDraw and ALREADY_RUNNING)
end

local function isTurnOf(number, free)
  if free > waiting then return true end
  if free < 1 then return false end
  setState(number, PRESENT)
  return redis.call('ZRANK', present, number) < free
end

local function mayPass(number, free)
  if free < 1 or credit < ENTRIES_FOR_PASS then return false end
  return redis.call('ZCOUNT', lane, '-inf', '(' .. number) == 0
end

local function checkIn(number, isPriority)
  if mode == 'bypass' then return enter(number, BYPASS) end
  if mode == 'express' then return enter(number, EXPRESS) end
  if mode == 'open' or mode == 'drain' then
    local free = room()
    if isTurnOf(number, free) then return enter(number, SUCCESS) end
    if isPriority and mayPass(number, free) then return enter(number, SUCCESS, true) end
  end
  keepWaiting(number, isPriority)
end

local questions = {}

function questions.check(number, state, isPriority)
  if state ~= PRESENT and state ~= ABSENT then return reply(SUCCESS, number) end
  local refused = refusal()
  if refused then return reply(refused) end
  checkIn(number, isPriority)
end

function questions.stayAlive(number, state)
  if state == PRESENT or state == ABSENT then return keepWaiting(number) end
  become(number, INSIDE)
  reply(CONTINUE, number, 0, 0, NOTICE_AFTER_S)
end

function questions.complete(number, state)
  if state == PRESENT or state == ABSENT then return reply(NOT_ENTERED) end
  become(number, COMPLETED)
  reply(SUCCESS)
end

local function join(isPriority)
  local refused = refusalToNew()
  if refused then return reply(refused) end
  last = last + 1
  local number = textOf[last]
  known[number] = 0
  checkIn(number, isPriority)
end

local function ask(question, number, isPriority)
  local state = stateOf(number)
  if state == 0 then return reply(NO_SUCH_KEY) end
  if question == 'leave' then
    setState(number, 0)
    return reply(SUCCESS)
  end
  setFlags(number, state + HAS_COME_BACK)
  if state == COMPLETED then return reply(ALREADY_COMPLETED) end
  if state == PLACELESS and question ~= 'complete' then return reply(EXPIRED) end
  questions[question](number, state, isPriority)
end

local function askAll()
  local numbers = {}
  for at = 4, #ARGV, 3 do
    if ARGV[at] ~= 'join' then numbers[#numbers + 1] = ARGV[at + 1] end
  end
  learn(numbers)
  for at = 4, #ARGV, 3 do
    local question, isPriority = ARGV[at], ARGV[at + 2] == '1'
    if question == 'join' then join(isPriority) else ask(question, ARGV[at + 1], isPriority) end
  end
end

local function seat(first, flags)
  local numbers = {}
  for offset = 1, #flags do numbers[offset] = textOf[first + offset - 1] end
  learn(numbers)
  for offset, number in ipairs(numbers) do
    local isPresent = string.sub(flags, offset, offset) == '1'
    -- Another process may have seated them before; who has entered since does not wait again.
    if stateOf(number) == 0 then
      setState(number, isPresent and PRESENT or ABSENT)
      setFlags(number, stateOf(number) + HAS_COME_BACK)
      keepFor(number, isPresent and MISSED_CHECKS * LONGEST_RECHECK_S * SECOND + GRACE or KEPT[ABSENT])
    end
  end
end

local function report()
  local settings = redis.call('HMGET', line, 'revision', 'others')
  local figures = { waiting, inside, entered, completed }
  local paces = { string.format('%.6f', pace()), string.format('%.6f', perSecond()) }
  return { { mode, kept[2], kept[3], failure, settings[1], settings[2] }, figures, paces }
end

-- While no one could ask, no one was absent. A Redis that was killed may have lost what it gave out last: those numbers are
-- given to no one else.
if hasFailed then
  sparedUntil = now + MISSED_CHECKS * SECOND + GRACE + LONGEST_SILENCE
  last = last + MOST_LOST
  redis.call('HSET', line, 'sparedUntil', sparedUntil, 'last', last)
end
endDue()
if asked == 'report' then replies = report() end
if asked == 'ask' then askAll() end
if asked == 'seat' then seat(tonumber(ARGV[4]), ARGV[5]) end
write()
return replies
