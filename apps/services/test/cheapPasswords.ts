import { type HashCost, createPasswordHasher, type PasswordHasher } from "../src/account/passwords.ts"

/** The least that argon2id takes, for tests whose subject is not the cost of a password. */
export const cheapCost: HashCost = { memory: 8, passes: 1, parallelism: 1 }

/** Hashes passwords as the shop does, at a thousandth of the cost. */
export const createCheapPasswords = (): PasswordHasher => createPasswordHasher({ cost: cheapCost })
