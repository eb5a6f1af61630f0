import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SiteView } from "../../features/site/calls-page.ts";
import { SiteProvider } from "../../features/site/views/shell/use-site.ts";
import { type Api, ApiProvider } from "../../platform/browser/api/api.ts";

type ProvidersProps = {
  readonly client: QueryClient;
  readonly api: Api;
  readonly site: SiteView;
  readonly children: ReactNode;
};

/** The same around the router in the browser and on the server. */
export const Providers = ({ client, api, site, children }: ProvidersProps) => (
  <QueryClientProvider client={client}>
    <ApiProvider value={api}>
      <SiteProvider value={site}>{children}</SiteProvider>
    </ApiProvider>
  </QueryClientProvider>
);
