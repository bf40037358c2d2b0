import "reflect-metadata"
import { enableStaticRendering } from "mobx-react-lite"

enableStaticRendering(true)

export { createStorefront } from "./server/createStorefront.tsx"
