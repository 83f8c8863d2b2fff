-- Questions of clients in their order, after line.lua. ARGV: question, number and lane of each; a group where there is no
-- number.
-- Returns for each: code, number (0 for none), people ahead and behind, entries in a million seconds, and hundredths of a
-- second until the next question.
local SUCCESS, CONTINUE, BYPASS, BLOCK, IP_BLOCK, EXPRESS = 200, 201, 300, 301, 302, 303
local ALREADY_COMPLETED, NOT_ENTERED, NO_SUCH_KEY, ALREADY_RUNNING, EXPIRED = 502, 503, 505, 907, 994
local NOTICE_AFTER_S, CHECKS_PER_WAIT, LONGEST_RECHECK_OF_PRIORITY_S, MOST_CREDIT = 10, 8, 3, 27
local CHECKS_PER_TURN, SHORTEST_RECHECK_S = 20, 0.15

local function room()
  if isClosed then return 0 end
  return math.min(limit and limit - inside or math.huge, rate and rate - enteredOfLate or math.huge)
end

local replies = {}

-- Whole numbers only: Redis cuts off the rest.
local function reply(code, number, ahead, behind, recheckAfter)
  local at = #replies
  replies[at + 1], replies[at + 2], replies[at + 3], replies[at + 4] = code, tonumber(number or 0), ahead or 0, behind or 0
  replies[at + 5] = number and math.floor(perSecond() * 1e6 + 0.5) or 0
  replies[at + 6] = math.floor((recheckAfter or 0) * 100 + 0.5)
end

local function become(number, state)
  setState(number, state)
  keepFor(number, RETENTION_MS[state])
end

local function enter(number, code, hasPassed)
  become(number, code == EXPRESS and PLACELESS or INSIDE)
  redis.call('ZADD', recent, now, number)
  hasEntry, entered, enteredOfLate, weight = true, entered + 1, enteredOfLate + 1, weight + 1
  knownPace = nil
  credit = hasPassed and credit - ENTRIES_FOR_PASS or math.min(credit + 1, MOST_CREDIT)
  reply(code, number)
end

local function recheckOfNext(wait)
  local takenFor = goesOn and math.min(limit or math.huge, rate or math.huge) / perSecond() or math.huge
  return math.min(math.max(math.floor(math.max(takenFor / CHECKS_PER_TURN, wait / 2) * 100 + 0.5) / 100, SHORTEST_RECHECK_S), 1)
end

local function keepWaiting(number, isPriority)
  setState(number, PRESENT)
  if isPriority then redis.call('ZADD', lane, number, number) end
  local ahead = redis.call('ZRANK', present, number)
  local longest = isPriority and LONGEST_RECHECK_OF_PRIORITY_S or LONGEST_RECHECK_S
  local wait = ahead / perSecond()
  local recheckAfter = math.min(math.max(math.floor(wait / CHECKS_PER_WAIT + 0.5), 1), longest)
  if wait < 1 then recheckAfter = recheckOfNext(wait) end
  keepFor(number, MISSED_CHECKS * math.max(1, recheckAfter) * SECOND + GRACE)
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
  if goesOn then
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
  stopTurn(number)
  begun = begun + now
  become(number, INSIDE)
  reply(CONTINUE, number, 0, 0, NOTICE_AFTER_S)
end

function questions.complete(number, state)
  if state == PRESENT or state == ABSENT then return reply(NOT_ENTERED) end
  become(number, COMPLETED)
  reply(SUCCESS)
end

questions['end'] = function(number, state)
  if state == PRESENT or state == ABSENT then return reply(NOT_ENTERED) end
  become(number, PLACELESS)
  reply(SUCCESS)
end

local function join(group, isPriority)
  local refused = refusalToNew()
  if refused then return reply(refused) end
  last = last + 1
  local number = textOf[last]
  known[number] = group * GROUP
  checkIn(number, isPriority)
end

local function ask(question, number, isPriority)
  local state = stateOf(number)
  if state == 0 then return reply(NO_SUCH_KEY) end
  if question == 'leave' then
    setState(number, 0)
    return reply(SUCCESS)
  end
  if not hasComeBack(number) then setFlags(number, known[number] + HAS_COME_BACK) end
  if state == COMPLETED then return reply(ALREADY_COMPLETED) end
  if state == PLACELESS and question ~= 'complete' then return reply(EXPIRED) end
  questions[question](number, state, isPriority)
end

local numbers = {}
for at = 4, #ARGV, 3 do
  if ARGV[at] ~= 'join' then numbers[#numbers + 1] = ARGV[at + 1] end
end
learn(numbers)
for at = 4, #ARGV, 3 do
  local question, isPriority = ARGV[at], ARGV[at + 2] == '1'
  if question == 'join' then join(tonumber(ARGV[at + 1]), isPriority) else ask(question, ARGV[at + 1], isPriority) end
end
write()
return replies
