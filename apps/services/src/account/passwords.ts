import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import { QueueFull, createConcurrencyLimiter } from "./createConcurrencyLimiter.ts"

export { QueueFull }

/** Makes and checks what is kept of passwords. Each takes about 30 ms of one core; more at once than there is room for are `Busy`. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>
  /** Takes as long for no hash as for one, so that nobody learns by the clock whether there is an account. */
  readonly isRight: (password: string, hash: string | null) => Promise<boolean>
}

/** Parameters of argon2id. */
export type HashCost = Pick<Argon2Parameters, "memory" | "parallelism" | "passes">

/** The cost that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const standardCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const derive = promisify(argon2)
const derived = (message: string, nonce: Buffer, { memory, parallelism, passes }: HashCost) =>
  derive("argon2id", { message, nonce, memory, parallelism, passes, tagLength })

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

interface PasswordOptions {
  /** Hashes computed at the same time; 2 by default. */
  readonly maxConcurrent?: number
  /** Requests that wait for a hash; 40 by default. */
  readonly maxQueued?: number
  /** Cost of new hashes. Only tests set it: the shop has no setting that changes it. */
  readonly cost?: HashCost
}

/** Hashes with argon2id in the PHC text form, which names its cost: one made at another cost is still checked. */
export const createPasswordHasher = ({ cost = standardCost, maxConcurrent = 2, maxQueued = 40 }: PasswordOptions = {}): PasswordHasher => {
  const inTurn = createConcurrencyLimiter(maxConcurrent, maxQueued)
  const absentAccount = format(cost, randomBytes(16), randomBytes(tagLength))
  return {
    hash: (password) =>
      inTurn(async () => {
        const nonce = randomBytes(16)
        const tag = await derived(password, nonce, cost)
        return format(cost, nonce, tag)
      }),
    isRight: (password, hash) =>
      inTurn(async () => {
        const [, memory, passes, parallelism, nonce = "", tag = ""] = form.exec(hash ?? absentAccount) ?? []
        const expected = Buffer.from(tag, "base64")
        const given = await derived(password, Buffer.from(nonce, "base64"), {
          memory: Number(memory),
          passes: Number(passes),
          parallelism: Number(parallelism)
        })
        return hash !== null && expected.length === given.length && timingSafeEqual(expected, given)
      })
  }
}

const format = ({ memory, parallelism, passes }: HashCost, nonce: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`

const unpadded = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "")
