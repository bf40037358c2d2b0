import { Button } from "@camber/ui"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Opens the sign-up drawer. */
export const SignupButton = () => {
  const runtime = useStore(AppRuntime)
  return (
    <Button variant="chalk" onClick={() => void runtime.run((use) => use.Signup.use((signup) => signup.open("email")))}>
      Get Offers by Email
    </Button>
  )
}
