import process from 'node:process'

// Loaded before the command: when the process that started it is gone, the command stops as on SIGTERM.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
