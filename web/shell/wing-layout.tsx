import { Outlet } from "@tanstack/react-router";
import { ConfirmProvider, ToastProvider } from "../ui/index.ts";

/** What the editor and the desk need around their screens, and public pages do without: toasts and confirm dialogs. */
export const WingLayout = () => (
  <ToastProvider>
    <ConfirmProvider>
      <Outlet />
    </ConfirmProvider>
  </ToastProvider>
);
