# The container starts what `npm start` would, but not through npm, which as its first process would not pass
# on SIGTERM.
FROM node:20-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends git ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /operatory
COPY . .
RUN node scripts/prepare.mjs && mkdir -p /data && chown -R node:node /operatory /data
USER node
EXPOSE 4000
CMD ["node", "scripts/start.mjs"]
