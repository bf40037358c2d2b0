export { type StartError, runProcess } from "./runProcess.ts"
export { CannotListen, listen, type Listening, type ListenSettings, PortBusy } from "./listen.ts"
