import process from 'node:process'

// Loaded before the command: when the process that started it is gone, the command stops as if it were told to.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
