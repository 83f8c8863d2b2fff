import process from 'node:process'

// Loaded before the command. When the parent process ends, the command stops as on SIGTERM.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
