-- One question to the line of one action, whole or not at all. The rules are those of ../line/memory-lines.ts, and one
-- suite holds both to them. All keys carry the action as their hash tag, so that they lie on one node of a cluster.
-- KEYS: what was counted and what holds; the present by number; deadlines; states; entries of the last second; those
-- present of the priority lane.
-- ARGV: the question; the number that it is about; milliseconds, or nothing for Redis's own clock; 1 after a failure; 1 for
-- the priority lane, or of numbers to seat a 1 for each that is present.
local line, present, due, states, recent, lane = unpack(KEYS)
local question, number = ARGV[1], tonumber(ARGV[2])
local now, hasFailed, isPriority = tonumber(ARGV[3]), ARGV[4] == '1', ARGV[5] == '1'
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end

local PRESENT, ABSENT, INSIDE, PLACELESS, COMPLETED, HAS_COME_BACK = 1, 2, 3, 4, 5, 8
local SUCCESS, CONTINUE, BYPASS, BLOCK, IP_BLOCK, EXPRESS = 200, 201, 300, 301, 302, 303
local ALREADY_COMPLETED, NOT_ENTERED, NO_SUCH_KEY, EXPIRED = 502, 503, 505, 994

local SECOND, MINUTE = 1000, 60000
local KEPT = { [ABSENT] = 30 * MINUTE, [INSIDE] = MINUTE, [PLACELESS] = 10 * MINUTE, [COMPLETED] = 10 * MINUTE }
local UNUSED_KEPT, NOTICE_AFTER_S = 5 * MINUTE, 10
local MISSED_CHECKS, GRACE, LONGEST_SILENCE = 2, 2 * SECOND, 8 * SECOND
local SLOWEST_PACE, CHECKS_PER_WAIT, LONGEST_RECHECK_S, HALF_LIFE = 1, 8, 30, 10 * SECOND
local LONGEST_RECHECK_OF_PRIORITY_S, ENTRIES_FOR_PASS, MOST_CREDIT = 3, 9, 27
local MOST_AT_ONCE = 1000

local settings = redis.call('HMGET', line, 'mode', 'limit', 'rate', 'code')
local mode, limit, rate = settings[1] or 'open', tonumber(settings[2]), tonumber(settings[3])

local function count(name, change)
  return redis.call('HINCRBY', line, name, change)
end

local function inside()
  return tonumber(redis.call('HGET', line, 'inside') or 0)
end

local function flagged(each)
  return tonumber(redis.call('HGET', states, each) or 0)
end

local function stateOf(each)
  return flagged(each) % HAS_COME_BACK
end

local function setDeadline(each, kept)
  redis.call('ZADD', due, now + kept, each)
end

-- State 0 forgets.
local function setState(each, state)
  local before = flagged(each)
  local old = before % HAS_COME_BACK
  if old == state then return end
  if (old == PRESENT or old == ABSENT) and (state == INSIDE or state == PLACELESS) then count('entered', 1) end
  if state == COMPLETED then count('completed', 1) end
  if state == INSIDE then count('inside', 1) end
  if old == INSIDE then count('inside', -1) end
  if state == PRESENT then redis.call('ZADD', present, each, each) end
  if old == PRESENT then
    redis.call('ZREM', present, each)
    redis.call('ZREM', lane, each)
  end
  if state == 0 then
    redis.call('HDEL', states, each)
    redis.call('ZREM', due, each)
  else
    redis.call('HSET', states, each, state + before - old)
  end
end

local function endTime(each)
  local flags = flagged(each)
  local state = flags % HAS_COME_BACK
  if state == PRESENT then
    setState(each, ABSENT)
    setDeadline(each, flags >= HAS_COME_BACK and KEPT[ABSENT] or UNUSED_KEPT)
  elseif state == INSIDE then
    setState(each, PLACELESS)
    setDeadline(each, KEPT[PLACELESS])
  else
    setState(each, 0)
  end
end

-- While no one could ask, no one was absent.
local function giveTimeToComeBack()
  local kept = MISSED_CHECKS * SECOND + GRACE + LONGEST_SILENCE
  for _, each in ipairs(redis.call('ZRANGE', due, '-inf', now + kept, 'BYSCORE')) do
    if stateOf(each) == PRESENT then setDeadline(each, kept) end
  end
end

local function endDue()
  local over = redis.call('ZRANGE', due, '-inf', now, 'BYSCORE', 'LIMIT', 0, MOST_AT_ONCE)
  for _, each in ipairs(over) do endTime(each) end
end

local function weight()
  local pace = redis.call('HMGET', line, 'weight', 'weighedAt')
  return tonumber(pace[1] or 0) * 0.5 ^ ((now - tonumber(pace[2] or now)) / HALF_LIFE)
end

local function entered()
  return weight() * math.log(2) / (HALF_LIFE / SECOND)
end

local function perSecond()
  local pace = entered()
  if rate and (not limit or limit - inside() >= rate) then pace = rate end
  if rate and pace > rate then pace = rate end
  return math.max(SLOWEST_PACE, pace)
end

local function countBelow(each, within)
  return redis.call('ZCOUNT', within or present, '-inf', '(' .. string.format('%.0f', each))
end

local function credit()
  return tonumber(redis.call('HGET', line, 'credit') or ENTRIES_FOR_PASS)
end

local function room()
  redis.call('ZREMRANGEBYSCORE', recent, '-inf', now - SECOND)
  local free = math.huge
  if limit then free = math.min(free, limit - inside()) end
  if rate then free = math.min(free, rate - redis.call('ZCARD', recent)) end
  return free
end

local function turn(code, recheckAfter)
  return { code, number, 0, 0, string.format('%.6f', perSecond()), recheckAfter or 0 }
end

local function become(state)
  setState(number, state)
  setDeadline(number, KEPT[state])
end

local function enter(code, hasPassed)
  become(code == EXPRESS and PLACELESS or INSIDE)
  redis.call('ZREMRANGEBYSCORE', recent, '-inf', now - SECOND)
  redis.call('ZADD', recent, now, number)
  local earned = hasPassed and credit() - ENTRIES_FOR_PASS or math.min(credit() + 1, MOST_CREDIT)
  redis.call('HSET', line, 'weight', weight() + 1, 'weighedAt', now, 'credit', earned)
  return turn(code)
end

local function keepWaiting()
  setState(number, PRESENT)
  local ahead, pace = countBelow(number), perSecond()
  local behind = redis.call('ZCARD', present) - ahead - 1
  local wait = math.floor(ahead / pace / CHECKS_PER_WAIT + 0.5)
  if isPriority then redis.call('ZADD', lane, number, number) end
  local longest = isPriority and LONGEST_RECHECK_OF_PRIORITY_S or LONGEST_RECHECK_S
  local recheckAfter = math.min(math.max(wait, 1), longest)
  setDeadline(number, MISSED_CHECKS * recheckAfter * SECOND + GRACE)
  return { CONTINUE, number, ahead, behind, string.format('%.6f', pace), recheckAfter }
end

local function refusal()
  if mode == 'block' then return { BLOCK } end
  if mode == 'ipblock' then return { IP_BLOCK } end
  if mode == 'error' then return { tonumber(settings[4]) } end
end

local function checkIn()
  if mode == 'bypass' then return enter(BYPASS) end
  if mode == 'express' then return enter(EXPRESS) end
  if mode == 'open' or mode == 'drain' then
    local free = room()
    if countBelow(number) < free then return enter(SUCCESS) end
    local mayPass = isPriority and free >= 1 and credit() >= ENTRIES_FOR_PASS and countBelow(number, lane) == 0
    if mayPass then return enter(SUCCESS, true) end
  end
  return keepWaiting()
end

local questions = {}

function questions.check(state)
  if state == PRESENT or state == ABSENT then return refusal() or checkIn() end
  return turn(SUCCESS)
end

function questions.stayAlive(state)
  if state == PRESENT or state == ABSENT then return keepWaiting() end
  become(INSIDE)
  return turn(CONTINUE, NOTICE_AFTER_S)
end

function questions.complete(state)
  if state == PRESENT or state == ABSENT then return { NOT_ENTERED } end
  become(COMPLETED)
  return { SUCCESS }
end

local function join()
  local refused = mode == 'drain' and { BLOCK } or refusal()
  if refused then return refused end
  number = count('last', 1)
  setState(number, PRESENT)
  return checkIn()
end

local function ask()
  local state = stateOf(number)
  if state == 0 then return { NO_SUCH_KEY } end
  if question == 'leave' then
    setState(number, 0)
    return { SUCCESS }
  end
  redis.call('HSET', states, number, state + HAS_COME_BACK)
  if state == COMPLETED then return { ALREADY_COMPLETED } end
  if state == PLACELESS and question ~= 'complete' then return { EXPIRED } end
  return questions[question](state)
end

if hasFailed then giveTimeToComeBack() end
endDue()
if question == 'report' then
  local counts = redis.call('HMGET', line, 'inside', 'entered', 'completed')
  local figures = { redis.call('ZCARD', present), counts[1] or 0, counts[2] or 0, counts[3] or 0 }
  local pace = { string.format('%.6f', entered()), string.format('%.6f', perSecond()) }
  local kept = redis.call('HMGET', line, 'revision', 'others')
  return { { mode, settings[2], settings[3], settings[4], kept[1], kept[2] }, figures, pace }
end
if question == 'seat' then
  for each = number, number + #ARGV[5] - 1 do
    local isPresent = string.sub(ARGV[5], each - number + 1, each - number + 1) == '1'
    setState(each, isPresent and PRESENT or ABSENT)
    redis.call('HSET', states, each, (isPresent and PRESENT or ABSENT) + HAS_COME_BACK)
    setDeadline(each, isPresent and MISSED_CHECKS * LONGEST_RECHECK_S * SECOND + GRACE or KEPT[ABSENT])
  end
  return { SUCCESS }
end
if question == 'join' then return join() end
return ask()
