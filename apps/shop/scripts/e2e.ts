import { finish, runPlaywright } from "./runTests.ts"

/** `pnpm test:e2e [files]` runs the core end-to-end tests; `TEST_SUITE=full pnpm test:e2e` all of them. Build first. */
finish(await runPlaywright("e2e", process.argv.slice(2)))
