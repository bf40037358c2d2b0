export { readMatingTables } from "./readMatingTables.ts"
