import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import { Busy, takingTurns } from "./takingTurns.ts"

export { Busy }

/** Makes and checks what is kept of passwords. Each takes about 30 ms of one core; more at once than there is room for are `Busy`. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** Takes as long for no hash as for one, so that nobody learns by the clock whether there is an account. */
  readonly isRight: (password: string, hash: string | null) => Promise<boolean>
}

/** What OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const tagLength = 32

const derive = promisify(argon2)
const derived = (
  message: string,
  nonce: Buffer,
  { memory, parallelism, passes }: Omit<Argon2Parameters, "message" | "nonce" | "tagLength">
) => derive("argon2id", { message, nonce, memory, parallelism, passes, tagLength })

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Hashes with argon2id in the PHC text form, which names its cost: one made at another cost is still checked. */
export const makePasswords = (atOnce = 2, waiting = 40): Passwords => {
  const inTurn = takingTurns(atOnce, waiting)
  return {
    hash: (password) =>
      inTurn(async () => {
        const nonce = randomBytes(16)
        const tag = await derived(password, nonce, cost)
        return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
      }),
    isRight: (password, hash) =>
      inTurn(async () => {
        const [, memory, passes, parallelism, nonce = "", tag = ""] = form.exec(hash ?? nobodys) ?? []
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

const unpadded = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "")

/** Stands in for the hash of an account that is not there. */
const nobodys = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(randomBytes(16))}$${unpadded(randomBytes(tagLength))}`
