import { measureLatency } from './measure-latency.ts'
console.log(JSON.stringify(await measureLatency({ applications: Number(process.argv[2]), proofItems: Number(process.argv[3]), applicants: 50, rounds: 20, journeys: 12 }), null, 1))
