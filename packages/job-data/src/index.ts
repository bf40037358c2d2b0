export { readJobTables } from "./readJobTables.ts"
