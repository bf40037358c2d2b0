export * from "./Acquisition.ts"
export * from "./layerAcquisition.ts"
export * from "./rules.ts"
export * from "./model.ts"
