export * from "./layerHttp.ts"
export * from "./layerVisit.ts"
export * from "./requestCookies.ts"
