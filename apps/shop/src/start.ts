import { reexecWithMemoryFlags } from "./process/reexecWithMemoryFlags.ts"

// A program that imports this module has already started without these flags.
if (import.meta.main) reexecWithMemoryFlags()
const [{ runProcess }, { runShopOrWorkers }] = await Promise.all([import("./process/runProcess.ts"), import("./shop/runShopOrWorkers.ts")])
runProcess(runShopOrWorkers)
