export * from "./layerHttp.ts"
export * from "./requestCookies.ts"
