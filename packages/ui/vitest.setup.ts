import { cleanup, configure } from "@testing-library/react"
import { afterEach } from "vitest"

/** A busy machine takes its time; what never comes still fails. */
configure({ asyncUtilTimeout: 8000 })
afterEach(cleanup)
