// The search engine of the browser is being written.
