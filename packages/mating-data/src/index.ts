export { type KnownModel, listKnownModels } from "./listKnownModels.ts"
export { readMatingTables } from "./readMatingTables.ts"
