export { makeServices, type Services, type ServicesOptions, type ServicesSettings } from "./handler.ts"
export { makeWelcome, type Welcome, type WelcomeOptions } from "./visitor/welcome.ts"
