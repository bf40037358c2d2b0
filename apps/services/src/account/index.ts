export { isEmailAddress } from "@camber/domain/signup"
export { makeDemoAccounts, type DemoAccount } from "./demoAccounts.ts"
export { addStaff, setSpecialPrice } from "./staffAccount.ts"
