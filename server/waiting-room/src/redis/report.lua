-- Returns settings, counts and paces of the line, and 1 while it is closed after a loss, after line.lua.
write()
local settings = redis.call('HMGET', line, 'revision', 'others')
local figures = { waiting, inside, entered, completed }
local paces = { string.format('%.6f', pace()), string.format('%.6f', perSecond()) }
return { { mode, kept[2], kept[3], failure, settings[1], settings[2] }, figures, paces, isClosed and 1 or 0 }
