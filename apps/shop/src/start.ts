import { reexecWithMemoryFlags } from "./process/reexecWithMemoryFlags.ts"

// A program that imports this one has begun already.
if (import.meta.main) reexecWithMemoryFlags()
const [{ runProcess }, { runShop }] = await Promise.all([import("./process/index.ts"), import("./shop/runShop.ts")])
runProcess(runShop)
