export { runProcess } from "./runProcess.ts"
export { listen } from "./listen.ts"
