export { runProcess } from "./runProcess.ts"
export { listen, type Listening } from "./listen.ts"
