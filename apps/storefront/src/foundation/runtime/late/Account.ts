import { Account } from "@camber/domain/account"

export const service = Account
export const layer = Account.layer
