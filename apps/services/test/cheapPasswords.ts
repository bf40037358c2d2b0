import { type HashCost, createPasswordHasher, type PasswordHasher } from "../src/account/passwords.ts"

/** The minimum argon2id cost, for tests that are not about hashing. */
export const cheapCost: HashCost = { memory: 8, passes: 1, parallelism: 1 }

/** Creates a hasher that works like the shop's at a thousandth of the cost. */
export const createCheapPasswords = (): PasswordHasher => createPasswordHasher({ cost: cheapCost })
