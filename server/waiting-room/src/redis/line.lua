-- Begins every script about the line of one action: reads what it needs, changes states, and ends what is due.
-- The rules are those of ../line/, and one suite tests both: docs/waiting-room-rules.md. All keys have the action as their
-- hash tag, so that one node of a cluster stores them. Shared values are read once here, and written once by `write`.
-- KEYS: counts and settings; present numbers; deadlines; states; entries of the last second; present numbers of the
-- priority lane.
-- ARGV: milliseconds, or nothing for the clock of Redis; 1 after a failure; the epoch of the asking process, or nothing; the
-- arguments of the script.
local line, present, due, states, recent, lane = unpack(KEYS)
local now, hasFailed = tonumber(ARGV[1]), ARGV[2] == '1'
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end

local PRESENT, ABSENT, INSIDE, PLACELESS, COMPLETED, HAS_COME_BACK, GROUP = 1, 2, 3, 4, 5, 8, 16
local SECOND, MINUTE = 1000, 60000
local RETENTION_MS = { [ABSENT] = 30 * MINUTE, [INSIDE] = MINUTE, [PLACELESS] = 10 * MINUTE, [COMPLETED] = 10 * MINUTE }
local UNUSED_RETENTION_MS = 5 * MINUTE
local MISSED_CHECKS, GRACE, LONGEST_SILENCE = 2, 2 * SECOND, 8 * SECOND
local SLOWEST_PACE, PACE_OF_STOPPED, LONGEST_RECHECK_S, HALF_LIFE, ENTRIES_FOR_PASS = 0.05, 1, 30, 10 * SECOND, 9
local GAP_S, FIRST_GUESS_S, SHARE_OF_RUNNING, ROUNDS, FEWEST_TURNS = 0.15, 15, 0.5, 8, 50
-- More at once would hold up others, and Lua cannot pass more than 8,000 values.
local MOST_AT_ONCE = 1000
local MOST_LOST = 100000

-- Redis takes twice as long to convert a number, and most times are equal.
local textOf = setmetatable({}, {
  __index = function(texts, number)
    local text = string.format('%.0f', number)
    texts[number] = text
    return text
  end,
})

local kept = redis.call(
  'HMGET', line, 'mode', 'limit', 'rate', 'code', 'hasDraw', 'last', 'inside', 'entered', 'completed', 'credit',
  'weight', 'weighedAt', 'sparedUntil', 'epoch', 'closedUntil', 'begun', 'stayedS', 'ended'
)
-- Redis was emptied since this process opened its lines: nothing here is theirs.
if ARGV[3] ~= '' and kept[14] ~= ARGV[3] then return redis.error_reply('EPOCH is another one') end
local mode, limit, rate, failure, hasDraw = kept[1] or 'open', tonumber(kept[2]), tonumber(kept[3]), kept[4], kept[5]
local last, inside = tonumber(kept[6] or 0), tonumber(kept[7] or 0)
local entered, completed = tonumber(kept[8] or 0), tonumber(kept[9] or 0)
local credit = tonumber(kept[10] or ENTRIES_FOR_PASS)
local weight = tonumber(kept[11] or 0) * 0.5 ^ ((now - tonumber(kept[12] or now)) / HALF_LIFE)
local sparedUntil = tonumber(kept[13] or 0)
local isClosed = now < tonumber(kept[15] or 0)
-- The sum of the moments at which the people inside have begun, and the mean turn: seconds and number of recent ones.
local begun = tonumber(kept[16] or inside * now)
local stayedS, ended = tonumber(kept[17] or FIRST_GUESS_S), tonumber(kept[18] or 1)
local goesOn = mode == 'open' or mode == 'drain'
local waiting = redis.call('ZCARD', present)
redis.call('ZREMRANGEBYSCORE', recent, '-inf', now - SECOND)
local enteredOfLate = rate and redis.call('ZCARD', recent) or 0

-- States with their flags and, in multiples of GROUP, the group of a network. By number as a text, which Redis takes
-- without conversion. Changes are written at the end.
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

local function hasComeBack(each)
  return known[each] % GROUP >= HAS_COME_BACK
end

local function setFlags(each, flags)
  if known[each] == flags then return end
  known[each], changed[each] = flags, true
end

-- The deadline of a turn is a minute after its beginning, or after its last notice.
local function stopTurn(each)
  local begunAt = tonumber(deadlines[each] or redis.call('ZSCORE', due, each)) - RETENTION_MS[INSIDE]
  begun, stayedS, hasEntry, knownPace = begun - begunAt, stayedS + (now - begunAt) / SECOND, true, nil
end

local function endTurn(each)
  local share = 1 - 1 / math.max(FEWEST_TURNS, ROUNDS * inside)
  stopTurn(each)
  stayedS, ended = stayedS * share, (ended + 1) * share
end

-- State 0 removes the number.
local function setState(each, state)
  local old = stateOf(each)
  if old == state then return end
  knownPace = nil
  if state == COMPLETED then completed = completed + 1 end
  if state == INSIDE then inside, begun = inside + 1, begun + now end
  if old == INSIDE then
    endTurn(each)
    inside = inside - 1
  end
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
  if not hasEntry then return end
  redis.call('HSET', line, 'weight', weight, 'weighedAt', now, 'credit', credit, 'begun', begun, 'stayedS', stayedS, 'ended', ended)
end

local function keepFor(each, duration)
  deadlines[each] = textOf[now + duration]
end

local function endTime(each)
  local state = stateOf(each)
  if state == PRESENT and now < sparedUntil then
    deadlines[each] = textOf[sparedUntil]
  elseif state == PRESENT then
    setState(each, ABSENT)
    keepFor(each, hasComeBack(each) and RETENTION_MS[ABSENT] or UNUSED_RETENTION_MS)
  elseif state == INSIDE then
    setState(each, PLACELESS)
    keepFor(each, RETENTION_MS[PLACELESS])
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

local function meanTurn()
  local running = (inside * now - begun) / SECOND
  local most = math.min(1, ended / math.max(1, inside))
  return (stayedS + SHARE_OF_RUNNING * most * running) / ended
end

-- Constant until the next entry or end of a turn.
local function perSecond()
  if knownPace then return knownPace end
  local expected = math.min(limit and limit / (meanTurn() + GAP_S) or math.huge, rate and rate / (1 + GAP_S) or math.huge)
  if goesOn and expected > 0 and expected < math.huge then
    knownPace = math.max(SLOWEST_PACE, expected)
  else
    knownPace = math.max(PACE_OF_STOPPED, pace())
  end
  return knownPace
end

-- Nobody was absent while nobody could ask. A killed Redis may have lost its last numbers, so that these are skipped.
if hasFailed then
  sparedUntil = now + MISSED_CHECKS * SECOND + GRACE + LONGEST_SILENCE
  last = last + MOST_LOST
  redis.call('HSET', line, 'sparedUntil', sparedUntil, 'last', last)
end
endDue()
