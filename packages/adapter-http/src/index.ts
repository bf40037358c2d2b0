export * from "./layerHttp.ts"
