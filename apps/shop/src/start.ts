import { runProcess } from "./process/index.ts"
import { runShop } from "./shop/runShop.ts"

runProcess(runShop)
