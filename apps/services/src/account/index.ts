export { isEmailAddress } from "@camber/domain/visitor"
export { createDemoAccounts, type DemoAccount } from "./demoAccounts.ts"
export { addStaff, resetFactor, setSpecialPrice, setStaffRole, setTaxCertificate } from "./staffAccount.ts"
