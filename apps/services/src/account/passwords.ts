import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import { createConcurrencyLimiter } from "./createConcurrencyLimiter.ts"
import type { AccountDeps } from "./AccountDeps.ts"

/** Hashes and verifies passwords. Each takes about 30 ms of one core. Rejects with `QueueFull` above its capacity. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>
  /** Verifies a password. Takes the same time if `hash` is null, so that timing does not reveal whether an account exists. */
  readonly verify: (password: string, hash: string | null) => Promise<boolean>
}

export type HashCost = Pick<Argon2Parameters, "memory" | "parallelism" | "passes">

/** The cost that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const DEFAULT_COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const derive = promisify(argon2)
const deriveKey = (message: string, nonce: Buffer, { memory, parallelism, passes }: HashCost) =>
  derive("argon2id", { message, nonce, memory, parallelism, passes, tagLength })

const HASH_PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

interface PasswordOptions {
  /** Hashes computed at the same time; 2 by default. */
  readonly maxConcurrent?: number
  /** Requests that wait for a hash; 40 by default. */
  readonly maxQueued?: number
  /** Cost of new hashes. Only tests set it. */
  readonly cost?: HashCost
}

/**
 * Creates a hasher with argon2id in PHC format. The format contains the cost, so hashes with another cost still verify.
 */
export const createPasswordHasher = ({ cost = DEFAULT_COST, maxConcurrent = 2, maxQueued = 40 }: PasswordOptions = {}): PasswordHasher => {
  const runLimited = createConcurrencyLimiter(maxConcurrent, maxQueued)
  const dummyHash = format(cost, randomBytes(16), randomBytes(tagLength))
  return {
    hash: (password) =>
      runLimited(async () => {
        const nonce = randomBytes(16)
        const tag = await deriveKey(password, nonce, cost)
        return format(cost, nonce, tag)
      }),
    verify: (password, hash) =>
      runLimited(async () => {
        const [, memory, passes, parallelism, nonce = "", tag = ""] = HASH_PATTERN.exec(hash ?? dummyHash) ?? []
        const expected = Buffer.from(tag, "base64")
        const given = await deriveKey(password, Buffer.from(nonce, "base64"), {
          memory: Number(memory),
          passes: Number(passes),
          parallelism: Number(parallelism)
        })
        return hash !== null && expected.length === given.length && timingSafeEqual(expected, given)
      })
  }
}

const format = ({ memory, parallelism, passes }: HashCost, nonce: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toUnpaddedBase64(nonce)}$${toUnpaddedBase64(tag)}`

const toUnpaddedBase64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "")

/**
 * Calls `verify`. A wrong password counts as an attempt by `whose`. A correct password does not count, nor does a request beyond the
 * capacity (`QueueFull`).
 */
export const verifyPassword = async (
  { tries }: Pick<AccountDeps, "tries">,
  whose: string,
  verify: () => Promise<boolean>
): Promise<boolean> => {
  let isWrong = false
  try {
    isWrong = !(await verify())
    return !isWrong
  } finally {
    if (!isWrong) await tries.takeBack("ofAccount", whose)
  }
}
