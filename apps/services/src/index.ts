export { makeServices, type Services, type ServicesOptions, type ServicesSettings } from "./handler.ts"
