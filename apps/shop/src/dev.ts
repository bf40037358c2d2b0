import { runProcess } from "./process/runProcess.ts"
import { runDevelopmentShop } from "./shop/runDevelopmentShop.ts"

runProcess(runDevelopmentShop)
