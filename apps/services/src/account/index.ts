export { isEmailAddress } from "@camber/domain/visitor"
export { makeDemoAccounts, type DemoAccount } from "./demoAccounts.ts"
export { addStaff, resetFactor, setSpecialPrice, setTaxCertificate } from "./staffAccount.ts"
