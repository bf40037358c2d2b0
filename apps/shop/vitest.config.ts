import { defineProject } from "vitest/config"

export default defineProject({
  test: {
    name: "shop",
    environment: "node",
    fsModuleCache: false,
    // Otherwise Vite and Node would each load a graphql of their own, and its classes would not know each other's objects.
    server: { deps: { inline: ["graphql-http"] } }
  }
})
