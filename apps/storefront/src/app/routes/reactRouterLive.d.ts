declare module "react-router-dom?live" {
  export { createBrowserRouter } from "react-router-dom"
}
