import { runProcess } from "./process/index.ts"
import { runDevelopmentShop } from "./shop/runDevelopmentShop.ts"

runProcess(runDevelopmentShop)
