import { Data } from "effect"
import { timingSafeEqual } from "node:crypto"
import { Worker } from "node:worker_threads"
import { createConcurrencyLimiter } from "./createConcurrencyLimiter.ts"
import type { PasswordHasher } from "./passwords.ts"
import { computeOldDigest, type DigestTask } from "../old-passwords/computeOldDigest.ts"
import { estimateCost, type OldPassword, type OldRecipe } from "../old-passwords/OldRecipe.ts"

/** Password hashes of an account. `costliest` is the costliest recipe that any account of the shop still has. */
export interface StoredPassword {
  readonly hash: string | null
  readonly old: OldPassword | null
  readonly costliest: OldRecipe | null
}

export type PasswordVerifier = (password: string, stored: StoredPassword) => Promise<boolean>

/** Minimum cost of hashes that a worker thread computes. */
const MIN_THREAD_COST = 64

/** Maximum numbers of running hash threads and of queued hash computations. */
const MAX_CONCURRENT = 2
const MAX_QUEUED = 20

/**
 * Creates a function that verifies the password of an account by its hash, or, without one, by the hash of the shop's former software.
 *
 * While any account of the shop has an old password, every verification computes the costliest old recipe and one argon2id hash, even for
 * unknown addresses. So timing does not reveal which accounts came from the former software. Rejects with `QueueFull` above its capacity.
 *
 * @param compute - Computes a hash as the former software did.
 */
export const createOldPasswordVerifier =
  (passwords: Pick<PasswordHasher, "verify">, compute: DigestComputation = createDigestComputation()): PasswordVerifier =>
  async (password, { costliest, hash, old }) => {
    if (costliest !== null && (old === null || estimateCost(old.recipe) < estimateCost(costliest))) await compute(costliest, password)
    if (old === null || hash !== null) return passwords.verify(password, hash)
    const digest = await compute(old.recipe, password)
    if (old.isWrapped) return passwords.verify(digest, old.digest)
    await passwords.verify(password, null)
    return isEqual(digest, old.digest)
  }

type DigestComputation = (recipe: OldRecipe, password: string) => Promise<string>

/**
 * Creates the function that computes hashes as the former software did, the costly ones in worker threads.
 *
 * @param cookieKey - Cookie key of a former PrestaShop.
 */
export const createDigestComputation = (cookieKey?: string): DigestComputation => {
  const runLimited = createConcurrencyLimiter(MAX_CONCURRENT, MAX_QUEUED)
  return async (recipe, password) =>
    estimateCost(recipe) < MIN_THREAD_COST
      ? computeOldDigest(recipe, password, cookieKey)
      : runLimited(() => computeInThread(recipe, password))
}

const isEqual = (one: string, other: string): boolean => {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

class DigestFailed extends Data.TaggedError("DigestFailed")<{ readonly cause: unknown }> {}

/** Computes a hash of the former software in a worker thread, so that other requests do not wait for it. */
const computeInThread = async (recipe: OldRecipe, password: string): Promise<string> => {
  const ended = Promise.withResolvers<string>()
  const worker = new Worker(new URL("../old-passwords/computeOldDigest.ts", import.meta.url), {
    workerData: { task: "old digest", recipe, password } satisfies DigestTask
  })
  worker.on("message", ended.resolve)
  worker.on("error", (cause) => ended.reject(new DigestFailed({ cause })))
  worker.on("exit", () => ended.reject(new DigestFailed({ cause: "the thread ended unexpectedly" })))
  try {
    return await ended.promise
  } finally {
    await worker.terminate()
  }
}
