export * from "./layerHttp.ts"
export * from "./layerVisitorSession.ts"
export * from "./requestCookies.ts"
