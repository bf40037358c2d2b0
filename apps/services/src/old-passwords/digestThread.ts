import { parentPort, workerData } from "node:worker_threads"
import { computeOldDigest } from "./computeOldDigest.ts"
import type { OldRecipe } from "./OldRecipe.ts"

/** Computes one hash in a worker thread, so that other requests do not wait for it. */
const { password, recipe } = workerData as { readonly recipe: OldRecipe; readonly password: string }
parentPort!.postMessage(computeOldDigest(recipe, password))
